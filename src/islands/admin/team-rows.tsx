import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Member } from '../../model/member.ts'
import { moved } from '../../model/team-order.ts'
import type { StoredItem } from '../../stores/stored-list.ts'
import { dropMember, moveMember } from '../../stores/team-list.ts'
import MemberControls from './member-controls.tsx'
import { Problems } from './problems.tsx'
import { NotYetLive } from './publish-not-yet.tsx'

type Item = StoredItem<Member>

/** The members in rows that can be dragged by their handle, or moved by two buttons. */
export function TeamRows({ items }: { items: readonly Item[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ id: string; to: number }>()
  const [pressed, setPressed] = useState<{ id: string; by: number }>()
  const indexOf = (id: string) => items.findIndex((item) => item.id === id)
  const shown = drag === undefined ? items : moved(items, indexOf(drag.id), drag.to)

  // A button that moves with its row loses the focus: it gets it back, or its neighbour at an end of the list.
  useEffect(() => {
    if (pressed === undefined) return
    const row = list.current?.querySelector(`[data-id="${CSS.escape(pressed.id)}"]`)
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('.row-moves button') ?? [])]
    const same = buttons[pressed.by < 0 ? 0 : 1]
    if (same?.disabled === false) same.focus()
    else buttons.find(({ disabled }) => !disabled)?.focus()
  }, [pressed, items])

  const step = (id: string, by: number) => {
    setPressed({ id, by })
    void moveMember(id, indexOf(id) + by)
  }
  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, to: indexOf(id) })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.id === id) setDrag({ id, to: placeAt(list.current, event.clientY, id) })
    },
    onPointerUp() {
      if (drag?.id === id && drag.to !== indexOf(id)) void moveMember(id, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return (
    <ol ref={list} className="rows">
      {shown.map((item, index) => (
        <li key={item.id} className="row" data-id={item.id} data-dragged={drag?.id === item.id || undefined}>
          <span className="row-handle" aria-hidden="true" title="Drag to move" {...handle(item.id)}>
            ⠿
          </span>
          <div className="row-what">
            <strong>{nameOf(item)}</strong>
            {item.decoded.status === 'ok' && <span className="row-note">{item.decoded.value.role}</span>}
            <NotYetLive updatedAt={item.updatedAt} />
            <Problems problems={item.decoded.problems} />
            <div className="actions">
              <MemberControls member={{ id: item.id, name: nameOf(item) }} onRemoved={() => void dropMember(item.id)} />
            </div>
          </div>
          <div className="row-moves">
            <button
              className="button quiet"
              type="button"
              disabled={index === 0}
              aria-label={`Move ${nameOf(item)} up`}
              onClick={() => step(item.id, -1)}
            >
              ↑
            </button>
            <button
              className="button quiet"
              type="button"
              disabled={index === shown.length - 1}
              aria-label={`Move ${nameOf(item)} down`}
              onClick={() => step(item.id, 1)}
            >
              ↓
            </button>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The place in the list that a height on the screen belongs to: one for each other row whose middle lies above it. */
function placeAt(list: HTMLElement | null, y: number, id: string): number {
  const others = [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement && row.dataset['id'] !== id)
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

function nameOf({ id, stored: { name } }: Item): string {
  return typeof name === 'string' && name.trim() !== '' ? name : `(${id})`
}
