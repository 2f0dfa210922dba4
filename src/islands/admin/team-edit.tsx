import { idInAddress } from './address.ts'
import { MemberEdit } from './member-edit.tsx'
import { TeamList } from './team-list.tsx'

/** /admin/team: the list; /admin/team/new and /admin/team/{id}: one member. */
export default function TeamEdit() {
  const id = idInAddress('/admin/team/')
  return id === undefined ? <TeamList /> : <MemberEdit id={id === 'new' ? undefined : id} />
}
