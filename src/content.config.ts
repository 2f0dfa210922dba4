import { defineCollection } from 'astro:content'
import { z } from 'astro/zod'
import { eventDecoder } from './model/decode/event.ts'
import type { ClubEvent } from './model/event.ts'
import { galleryImageDecoder } from './model/decode/gallery-image.ts'
import type { GalleryImage } from './model/gallery-image.ts'
import { memberDecoder } from './model/decode/member.ts'
import type { Member } from './model/member.ts'
import { postDecoder } from './model/decode/post.ts'
import type { Post } from './model/post.ts'
import type { Versions } from './model/versions.ts'
import { snapshotLoader, snapshotSource } from './snapshot/loader.ts'

/** Decoding has happened in the loader, by the model's schemas: here is only what Astro must know, the type and the picture. */
const entryOf = <T>() => z.object({ entity: z.custom<T>() })

const events = defineCollection({
  loader: snapshotLoader({ collection: 'events', decoder: eventDecoder }),
  schema: entryOf<ClubEvent>(),
})

const team = defineCollection({
  loader: snapshotLoader({ collection: 'team', decoder: memberDecoder, picture: (member) => member.photoUrl }),
  schema: ({ image }) => entryOf<Member>().extend({ image: image().optional() }),
})

const gallery = defineCollection({
  loader: snapshotLoader({ collection: 'gallery', decoder: galleryImageDecoder, picture: (entry) => entry.imageUrl }),
  schema: ({ image }) => entryOf<GalleryImage>().extend({ image: image().optional() }),
})

const posts = defineCollection({
  loader: snapshotLoader({ collection: 'posts', decoder: postDecoder, picture: (post) => post.cover }),
  schema: ({ image }) => entryOf<Post>().extend({ image: image().optional() }),
})

/** One entry, `content`: when the snapshot was taken, and the counters that it is as new as. */
const meta = defineCollection({
  loader: {
    name: 'snapshot-meta',
    async load(context) {
      const { date, versions, watched, name } = await snapshotSource(context)
      context.logger.info(`content from ${name}`)
      context.store.clear()
      context.store.set({
        id: 'content',
        data: { date, watched, versions: versions ?? null, takenAt: new Date().toISOString() },
      })
    },
  },
  schema: z.object({
    date: z.string(),
    watched: z.boolean(),
    versions: z.custom<Versions>().nullable(),
    takenAt: z.string(),
  }),
})

export const collections = { events, team, gallery, posts, meta }
