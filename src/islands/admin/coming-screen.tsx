/** Holds the place of a screen that does not exist yet. */
export function ComingScreen({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">This screen is on its way. Until it is here, change content in the Firebase console.</p>
      <p>
        <a href="/">Back to Home</a>
      </p>
    </>
  )
}
