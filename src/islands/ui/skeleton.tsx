const shapes = {
  list: ['row', 'row', 'row', 'row', 'row'],
  form: ['field', 'field', 'field', 'field', 'field'],
  resources: ['search', 'title', 'row', 'row', 'row'],
  screen: ['menu', 'title', 'row', 'row', 'row', 'row'],
  page: ['title', 'search', 'row', 'row', 'row'],
} as const

/**
 * What is on its way, as the room that it will take (skeleton.css); a screen reader hears that it loads. Only for pages behind the guard,
 * which have the styles.
 */
export function Skeleton({ shape }: { shape: keyof typeof shapes }) {
  return (
    <div className="skeleton screen-loading" role="status">
      <span className="visually-hidden">Loading</span>
      {shapes[shape].map((bone, index) => (
        <span key={index} className={`bone bone-${bone}`} />
      ))}
    </div>
  )
}

/** The room of the publish tray, before it knows anything. */
export function TraySkeleton() {
  return <div className="bone bone-tray screen-loading" />
}
