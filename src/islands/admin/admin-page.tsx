import { useEffect, type ReactNode } from 'react'
import { sweepImageFiles } from '../../stores/image-files.ts'
import { AdminStyles } from './admin-styles.tsx'

const screens = [
  { href: '/admin', label: 'Dashboard' },
  { href: '/events', label: 'Events' },
  { href: '/admin/team', label: 'Team' },
  { href: '/admin/posts', label: 'Posts' },
  { href: '/admin/gallery', label: 'Gallery' },
  { href: '/resources', label: 'Resources' },
]

interface AdminPageProps {
  title: string
  /** What stands beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every screen of the organiser: the way to the others, and the title. It also ends what an earlier page had no time for. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  useEffect(() => void sweepImageFiles(), [])
  return (
    <div className="admin">
      <AdminStyles />
      <nav className="admin-menu" aria-label="Organiser">
        <ul>
          {screens.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={location.pathname === href ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="section-head">
        <h1>{title}</h1>
        {actions}
      </div>
      {children}
    </div>
  )
}
