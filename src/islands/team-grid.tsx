import { lazy, Suspense } from 'react'
import { defaultTeam } from '../../content/site.yaml'
import { toDefaultMembers, type Member } from '../model/member.ts'
import { pictureOf, type Picture } from '../model/picture.ts'
import { CrashGuard } from './ui/crash-guard.tsx'
import { useAdminControls, useContent } from './ui/use-page.ts'

const MemberControls = lazy(() => import('./admin/member-controls.tsx'))

/** The Team grid (product specification, section 2, About). An empty team shows the default entries of content/site.yaml. */
export function TeamGrid() {
  return (
    <CrashGuard>
      <Grid />
    </CrashGuard>
  )
}

function Grid() {
  const { team, pictures } = useContent()
  const admin = useAdminControls()
  const isDefault = team.length === 0
  const members = isDefault ? toDefaultMembers(defaultTeam) : team
  return (
    <>
      <div className="section-head">
        <h2 id="team">The Team</h2>
        {admin && (
          <a className="button quiet" href="/admin/team">
            + Add Member
          </a>
        )}
      </div>
      <ul className="team">
        {members.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            picture={pictureOf(pictures, member.id)}
            admin={admin && !isDefault}
          />
        ))}
      </ul>
    </>
  )
}

function MemberCard({ member, picture, admin }: { member: Member; picture: Picture | undefined; admin: boolean }) {
  return (
    <li className="member">
      <Portrait member={member} picture={picture} />
      <div>
        <h3>{member.name}</h3>
        {member.role && <p className="role">{member.role}</p>}
        {(member.linkedin ?? member.github ?? admin) && (
          <p className="actions">
            {member.linkedin && <ProfileLink href={member.linkedin} label="LinkedIn" name={member.name} />}
            {member.github && <ProfileLink href={member.github} label="GitHub" name={member.name} />}
            {admin && (
              <Suspense>
                <MemberControls member={member} />
              </Suspense>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

function Portrait({ member, picture }: { member: Member; picture: Picture | undefined }) {
  const src = picture?.src ?? member.photoUrl
  if (src === undefined) {
    return (
      <span className="portrait initials" aria-hidden="true">
        {initialsOf(member.name)}
      </span>
    )
  }
  return (
    <span className="portrait">
      <img
        src={src}
        srcSet={picture?.srcset}
        sizes="96px"
        alt=""
        width="96"
        height="96"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </span>
  )
}

function ProfileLink({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <a href={href} rel="noopener">
      {label}
      <span className="visually-hidden"> of {name}</span>
    </a>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('')
}
