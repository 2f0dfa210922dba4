import { useId, useState } from 'react'
import type { FormValues } from '../../../model/input/form-kind.ts'
import type { Editor, OpenForm, Version } from '../../../stores/editing.ts'
import { Panel } from './panel.tsx'

interface ConflictPanelProps<V extends FormValues> {
  editor: Editor<V>
  form: OpenForm<V>
  theirs: Version<V>
  savedBy: 'someone else' | 'another tab'
}

/** Another version was saved: shows where the two differ, and lets the organiser choose for each field, or keep one whole. */
export function ConflictPanel<V extends FormValues>({ editor, form, theirs, savedBy }: ConflictPanelProps<V>) {
  const words = savedBy === 'another tab' ? wordsOfTabs : wordsOfPersons
  const fields = Object.keys(editor.kind.labels).filter((name) => form.values[name] !== theirs.values[name])
  // Where only the other side changed a field, theirs is the newer one.
  const [chosen, setChosen] = useState(
    () => new Set(fields.filter((name) => form.base && form.base.values[name] === form.values[name])),
  )
  const choose = (name: string, side: 'mine' | 'theirs') => {
    const next = new Set(chosen)
    if (side === 'theirs') next.add(name)
    else next.delete(name)
    setChosen(next)
  }
  const mixed = () => {
    const picked = Object.fromEntries([...chosen].map((name) => [name, theirs.values[name]]))
    return { ...form.values, ...picked }
  }
  return (
    <Panel title={words.title(editor.kind.noun)}>
      <p>Nothing was overwritten. Choose what to keep for each field, or keep one version whole.</p>
      {fields.map((name) => (
        <fieldset className="versions" key={name}>
          <legend>{editor.kind.labels[name]}</legend>
          <VersionChoice
            name={name}
            value={form.values[name]}
            label={words.mine}
            checked={!chosen.has(name)}
            onChoose={() => choose(name, 'mine')}
          />
          <VersionChoice
            name={name}
            value={theirs.values[name]}
            label={words.theirs}
            checked={chosen.has(name)}
            onChoose={() => choose(name, 'theirs')}
          />
        </fieldset>
      ))}
      <div className="panel-actions">
        <button className="button" type="button" onClick={() => void editor.resolve(mixed())}>
          Save this choice
        </button>
        <button className="button quiet" type="button" onClick={() => void editor.resolve(form.values)}>
          {words.keepMine}
        </button>
        <button className="button quiet" type="button" onClick={editor.takeTheirs}>
          {words.keepTheirs}
        </button>
      </div>
    </Panel>
  )
}

const wordsOfPersons = {
  title: (noun: string) => `Someone else has changed this ${noun} meanwhile`,
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep all of mine',
  keepTheirs: 'Keep all of theirs',
}

const wordsOfTabs: typeof wordsOfPersons = {
  title: () => 'You saved another version in another tab',
  mine: 'In this tab',
  theirs: 'In the other tab',
  keepMine: 'Keep all of this tab',
  keepTheirs: 'Keep all of the other tab',
}

interface VersionChoiceProps {
  name: string
  label: string
  value: string | boolean | undefined
  checked: boolean
  onChoose: () => void
}

function VersionChoice({ name, label, value, checked, onChoose }: VersionChoiceProps) {
  const id = useId()
  return (
    <div className="version">
      <input id={id} type="radio" name={`version-${name}`} checked={checked} onChange={onChoose} />
      <label htmlFor={id}>
        <strong>{label}</strong>
        <span className="version-text">{describe(value)}</span>
      </label>
    </div>
  )
}

function describe(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value || '(blank)'
}
