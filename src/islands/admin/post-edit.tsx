import { lazy } from 'react'
import { idInAddress } from './address.ts'
import { PostList } from './post-list.tsx'

// The list does without the tables that turn a title of any script into an address.
const PostForm = lazy(() => import('./post-form.tsx'))

/** /admin/posts: the list; /admin/posts/new and /admin/posts/{id}: one post. */
export default function PostEdit() {
  const id = idInAddress('/admin/posts/')
  return id === undefined ? <PostList /> : <PostForm id={id === 'new' ? undefined : id} />
}
