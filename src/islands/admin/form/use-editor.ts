import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { FormKind, FormValues } from '../../../model/input/form-kind.ts'
import { drafts } from '../../../stores/drafts.ts'
import type { Editing, Editor, EditorTarget } from '../../../stores/editing.ts'
import { createEditor } from '../../../stores/form.ts'
import { openForms } from '../../../stores/open-forms.ts'
import { savedVersions } from '../../../stores/saved-versions.ts'

const services = {
  backend: () => import('../../../firebase/content.ts'),
  drafts,
  forms: openForms,
  saved: savedVersions,
  now: () => new Date(),
}

/** Opens the form of a document, once for the life of the component, and follows it. */
export function useEditor<V extends FormValues>(
  kind: FormKind<V>,
  target: EditorTarget<V>,
): { editor: Editor<V>; editing: Editing<V> } {
  const [editor] = useState(() => createEditor(kind, target, services))
  useEffect(() => void editor.load(), [editor])
  return { editor, editing: useStore(editor.$editing) }
}
