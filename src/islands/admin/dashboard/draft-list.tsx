import { useState } from 'react'
import { managedCollections, type NamedDocument } from '../../../model/overview.ts'
import { drafts } from '../../../stores/drafts.ts'
import { editAddress, screensOf } from '../address.ts'
import { clockTime } from '../clock-time.ts'

/** What was begun and not finished: posts that are drafts, and input that was never saved on this device. */
export function DraftList({ posts }: { posts: readonly NamedDocument[] }) {
  const [unsaved] = useState(readUnsaved)
  if (posts.length === 0 && unsaved.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Not finished</h2>
      <ul className="plain-list">
        {unsaved.map(({ href, label, at }) => (
          <li key={href}>
            Unsaved input of {at}: <a href={href}>{label}</a>
          </li>
        ))}
        {posts.map((post) => (
          <li key={post.id}>
            Draft: <a href={editAddress(post)}>{post.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function readUnsaved(): { href: string; label: string; at: string }[] {
  return drafts.names().flatMap((name) => {
    const slash = name.indexOf('/')
    const collection = managedCollections.find((one) => one === name.slice(0, slash))
    const draft = drafts.read(name)
    if (collection === undefined || draft === undefined) return []
    const id = name.slice(slash + 1)
    const { add, noun } = screensOf(collection)
    const title = String(draft.values['title'] ?? draft.values['name'] ?? '').trim()
    const href = id === 'new' ? add : editAddress({ collection, id })
    return [{ href, label: title || `a new ${noun}`, at: clockTime(new Date(draft.at)) }]
  })
}
