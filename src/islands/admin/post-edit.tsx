import { idInAddress } from './address.ts'
import { PostForm } from './post-form.tsx'
import { PostList } from './post-list.tsx'

/** /admin/posts: the list; /admin/posts/new and /admin/posts/{id}: one post. */
export default function PostEdit() {
  const id = idInAddress('/admin/posts/')
  return id === undefined ? <PostList /> : <PostForm id={id === 'new' ? undefined : id} />
}
