import { useDeferredValue, useState, type ReactNode } from 'react'
import { hasTooManyMarks } from '../../../model/markdown-work.ts'
import { renderMarkdown } from '../../../model/markdown.ts'
import { EventDescription } from '../../event-card.tsx'
import { Field, useForm } from './field.tsx'
import { TextArea } from './text-area.tsx'

interface MarkdownFieldProps {
  name: string
  hint?: ReactNode
  rows: number
  optional?: boolean
  /** The level of the preview's first heading, as where the text is shown. */
  headingsFrom?: number
}

const help = 'Markdown: **bold**, *italic*, [link](https://…), and lists with a hyphen before each line.'

/** A longer text in Markdown, with a preview of what the page will show. */
export function MarkdownField({ name, hint = help, rows, optional = false, headingsFrom = 3 }: MarkdownFieldProps) {
  const [previewing, setPreviewing] = useState(false)
  return (
    <Field name={name} hint={hint} optional={optional}>
      {(field) => (
        <>
          <TextArea name={name} rows={rows} field={field} />
          <PlainNote name={name} />
          <p className="field-tools">
            <button
              className="link-button"
              type="button"
              aria-expanded={previewing}
              aria-controls={`${field.id}-preview`}
              onClick={() => setPreviewing(!previewing)}
            >
              {previewing ? 'Hide preview' : 'Preview'}
            </button>
          </p>
          <div id={`${field.id}-preview`}>{previewing && <Preview name={name} headingsFrom={headingsFrom} />}</div>
        </>
      )}
    </Field>
  )
}

/** Says that the page will not read the text as Markdown, as soon as that is so. */
function PlainNote({ name }: { name: string }) {
  const { form } = useForm()
  const text = useDeferredValue(String(form.values[name] ?? ''))
  return (
    <div role="status">
      {hasTooManyMarks(text) && (
        <p className="field-hint">
          This has too many marks, or lists and quotes too deep within each other. The page shows it as you typed it,
          without Markdown.
        </p>
      )}
    </div>
  )
}

function Preview({ name, headingsFrom }: { name: string; headingsFrom: number }) {
  const { editor, form } = useForm()
  const text = useDeferredValue(String(form.values[name] ?? ''))
  const label = `Preview: ${editor.kind.labels[name]}`
  if (text.trim() === '') return <p className="preview empty">Nothing to show yet.</p>
  return (
    <section className="preview" aria-label={label}>
      <EventDescription html={renderMarkdown(text, headingsFrom)} />
    </section>
  )
}
