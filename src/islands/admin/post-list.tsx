import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Post } from '../../model/post.ts'
import { $pageSlugs, $posts, dropPost, isPublished, loadPosts } from '../../stores/posts-list.ts'
import { remove, type Removal } from '../../stores/removal.ts'
import type { StoredItem } from '../../stores/stored-list.ts'
import { DeleteButton } from '../ui/delete-button.tsx'
import { addressOf } from './address.ts'
import { AdminPage } from './admin-page.tsx'
import { ListState } from './list-state.tsx'
import { Problems } from './problems.tsx'
import { NotYetLive } from './publish-not-yet.tsx'

/** All posts, drafts first. */
export function PostList() {
  const posts = useStore($posts)
  useEffect(() => void loadPosts(), [])
  return (
    <AdminPage
      title="Posts"
      actions={
        <a className="button" href="/admin/posts/new">
          + New Post
        </a>
      }
    >
      <ListState list={posts} onRetry={() => void loadPosts()}>
        {(items) =>
          items.length === 0 ? (
            <p className="empty">No posts yet.</p>
          ) : (
            <ul className="rows">
              {items.map((item) => (
                <PostRow key={item.id} item={item} />
              ))}
            </ul>
          )
        }
      </ListState>
    </AdminPage>
  )
}

function PostRow({ item }: { item: StoredItem<Post> }) {
  const { id, decoded } = item
  const slug = useStore($pageSlugs).get(id)
  const post = decoded.status === 'ok' ? decoded.value : undefined
  const title = post?.title ?? `(${id})`
  return (
    <li className="row">
      <div className="row-what">
        <strong>{title}</strong>
        {isPublished(item) ? <NotYetLive updatedAt={item.updatedAt} /> : <span className="tag">Draft</span>}
        {isPublished(item) && post?.publishedAt && <span className="row-note">{post.publishedAt.slice(0, 10)}</span>}
        <Problems problems={decoded.problems} />
        <div className="actions">
          <a href={addressOf('/admin/posts/', id)}>
            Edit<span className="visually-hidden"> {title}</span>
          </a>
          {slug !== undefined && (
            <a href={`/posts/${slug}`}>
              View<span className="visually-hidden"> {title}</span>
            </a>
          )}
          <DeleteButton
            item={`posts/${id}`}
            question="Delete this post?"
            label={`Delete ${title}`}
            onConfirm={() => removePost(id)}
            describe={describeRemoval}
          >
            Delete
          </DeleteButton>
        </div>
      </div>
    </li>
  )
}

async function removePost(id: string): Promise<Removal> {
  const removal = await remove('posts', id)
  if (removal.status === 'removed') void dropPost(id)
  return removal
}

function describeRemoval(removal: Removal): string | undefined {
  if (removal.status === 'removed') return undefined
  if (removal.status === 'denied') return 'You do not have permission to delete this post.'
  return `Error deleting post: ${removal.message}`
}
