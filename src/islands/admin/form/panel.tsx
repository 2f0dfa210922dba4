import { useEffect, useId, useRef, type ReactNode } from 'react'

/** Something to decide before the form goes on. It takes the focus, so that nobody misses it. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const element = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    element.current?.focus()
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={element} className="panel" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
