import { useState } from 'react'
import { postForm, slugFor, type PostValues } from '../../model/input/post.ts'
import { slugFault } from '../../model/slug.ts'
import type { Prepared } from '../../stores/editing.ts'
import { addressOf } from './address.ts'
import { ChoiceField } from './form/choice-field.tsx'
import { EditForm } from './form/edit-form.tsx'
import { useForm } from './form/field.tsx'
import { MarkdownField } from './form/markdown-field.tsx'
import { TextField } from './form/text-field.tsx'
import { PhotoPreview } from './photo-preview.tsx'

/** The form of one post; a new one where there is no id. */
export default function PostForm({ id }: { id: string | undefined }) {
  return (
    <EditForm
      kind={postForm}
      target={{ id, prepare: takenSlugs }}
      back={{ href: '/admin/posts', label: 'Back to posts' }}
      addressOf={addressOfPost}
    >
      <TextField name="title" required />
      <SlugField />
      <TextField name="summary" optional hint="One or two sentences for the list of posts." />
      <MarkdownField name="body" rows={16} optional headingsFrom={2} />
      <TextField
        name="cover"
        type="url"
        optional
        hint="The web address of a picture. A shared-drive link works, too."
      />
      <PhotoPreview name="cover" />
      <Publication />
    </EditForm>
  )
}

function SlugField() {
  const { form } = useForm()
  const [now] = useState(() => new Date())
  const title = String(form.values['title'] ?? '')
  const wasPublished = form.base?.stored['status'] === 'published'
  return (
    <TextField
      name="slug"
      optional={!wasPublished}
      placeholder={title.trim() && slugFor(title, now)}
      hint={
        wasPublished
          ? 'The end of the post’s address. Changing it breaks links to the post.'
          : 'The end of the post’s address, /posts/… Left blank, it is made from the title.'
      }
    />
  )
}

function Publication() {
  const { form } = useForm()
  return (
    <>
      <ChoiceField
        name="status"
        choices={[
          { value: 'draft', label: 'Draft', hint: 'Only the organiser can read it.' },
          { value: 'published', label: 'Published', hint: 'It appears with the next build of the site.' },
        ]}
      />
      {form.values['status'] === 'published' && (
        <TextField name="publishedAt" type="datetime-local" optional hint="Left blank, it is the moment you save." />
      )}
    </>
  )
}

async function takenSlugs(id: string | undefined): Promise<Prepared<PostValues>> {
  const { fetchDocuments } = await import('../../firebase/content.ts')
  const others = (await fetchDocuments('posts')).filter((post) => post.id !== id)
  // A post without a usable slug is shown at its id.
  const slugs = others.map(({ id: other, data: { slug } }) =>
    typeof slug === 'string' && slugFault(slug) === undefined ? slug : other.toLowerCase(),
  )
  return { taken: { slug: new Set(slugs) } }
}

function addressOfPost(id: string): string {
  return addressOf('/admin/posts/', id)
}
