import { useEffect, useState } from 'react'
import { managedCollections, type NamedDocument } from '../../../model/overview.ts'
import { drafts } from '../../../stores/drafts.ts'
import { openForms } from '../../../stores/open-forms.ts'
import { editAddress, screensOf } from '../address.ts'
import { clockTime } from '../clock-time.ts'

interface Unsaved {
  name: string
  href: string
  label: string
  at: string
}

/** What was begun and not finished: posts that are drafts, and input that was never saved on this device and is open in no tab. */
export function DraftList({ posts }: { posts: readonly NamedDocument[] }) {
  const unsaved = useUnsaved()
  if (posts.length === 0 && unsaved.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Not finished</h2>
      <ul className="plain-list">
        {unsaved.map(({ name, href, label, at }) => (
          <li key={name}>
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

function useUnsaved(): readonly Unsaved[] {
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  useEffect(() => {
    const read = () => void openForms.names().then((open) => setUnsaved(readUnsaved(open)))
    read()
    return drafts.watch(read)
  }, [])
  return unsaved
}

function readUnsaved(open: ReadonlySet<string>): Unsaved[] {
  return drafts.names().flatMap((name) => {
    const [about, id = '', form = ''] = name.split('/')
    const collection = managedCollections.find((one) => one === about)
    const draft = open.has(form) ? undefined : drafts.read(name)
    if (collection === undefined || draft === undefined) return []
    const { add, noun } = screensOf(collection)
    const { title, name: called, caption } = draft.values
    const label = String(title ?? called ?? caption ?? '').trim()
    const href = id === 'new' ? add : editAddress({ collection, id })
    return [{ name, href, label: label || (id === 'new' ? `a new ${noun}` : noun), at: clockTime(new Date(draft.at)) }]
  })
}
