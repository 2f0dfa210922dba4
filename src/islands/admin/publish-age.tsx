import { useEffect, useState } from 'react'

/** How long ago the build was started, by the second. It stands outside the tray's status, which a screen reader would read out each time. */
export function PublishAge({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1000))
  const age = seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
  return <span className="publish-age">(started {age} ago)</span>
}
