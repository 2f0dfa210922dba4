import type { FormValues } from '../../../model/input/form-kind.ts'
import type { Editor } from '../../../stores/editing.ts'
import { Panel } from './panel.tsx'

interface DeletedPanelProps<V extends FormValues> {
  editor: Editor<V>
  back: { href: string; label: string }
}

/** The document was deleted by someone else while its form was open. */
export function DeletedPanel<V extends FormValues>({ editor, back }: DeletedPanelProps<V>) {
  const { noun } = editor.kind
  const leave = () => {
    editor.discard()
    location.assign(back.href)
  }
  return (
    <Panel title={`This ${noun} has been deleted meanwhile`}>
      <p>Nothing was saved. Your input is still here: save the {noun} again, or let it go.</p>
      <div className="panel-actions">
        <button className="button" type="button" onClick={() => void editor.saveAnew()}>
          Save it again
        </button>
        <button className="button quiet" type="button" onClick={leave}>
          Discard my input
        </button>
      </div>
    </Panel>
  )
}
