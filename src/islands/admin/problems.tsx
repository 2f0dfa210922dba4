import type { Problem } from '../../model/decode/document.ts'

/** Why the site leaves a document or a field out. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  const leftOut = problems.some(({ effect }) => effect === 'left out')
  return (
    <p className="problems">
      {leftOut ? 'Not shown on the site: ' : 'Partly shown on the site: '}
      {problems.map(({ field, reason }) => `${field} ${reason}`).join(', ')}.
    </p>
  )
}
