import type { ClubEvent } from '../../src/model/event.ts'
import type { GalleryImage } from '../../src/model/gallery-image.ts'
import type { Member } from '../../src/model/member.ts'
import type { Post } from '../../src/model/post.ts'
import type { Resource } from '../../src/model/resource.ts'

/** What Firestore holds, with Timestamps as `Date`. */
export type StoredDocument = Record<string, unknown>

/** A whole event of the model; a test names only what it is about. */
export function anEvent(overrides: Partial<ClubEvent> = {}): ClubEvent {
  return {
    id: 'event-1',
    title: 'Evening of Talks',
    date: '2026-03-14',
    time: '17:30',
    location: 'Seminar Hall',
    descriptionHtml: '<p>Three short talks.</p>',
    registrationLink: 'https://example.edu/register',
    ...overrides,
  }
}

/** A whole team member of the model. */
export function aMember(overrides: Partial<Member> = {}): Member {
  return {
    id: 'member-1',
    name: 'Exa Mple',
    role: 'Lead',
    order: 1,
    photoUrl: 'https://example.edu/exa.webp',
    linkedin: 'https://www.linkedin.com/in/exa-mple',
    github: 'https://github.com/exa-mple',
    ...overrides,
  }
}

/** A whole gallery image of the model. */
export function anImage(overrides: Partial<GalleryImage> = {}): GalleryImage {
  return {
    id: 'image-1',
    imageUrl: 'https://example.edu/hall.webp',
    caption: 'A full hall',
    decorative: false,
    uploadedAt: '2026-03-01T10:00:00.000Z',
    width: 1200,
    height: 800,
    ...overrides,
  }
}

/** A whole published post of the model. */
export function aPost(overrides: Partial<Post> = {}): Post {
  return {
    id: 'post-1',
    title: 'What We Built',
    slug: 'what-we-built',
    summary: 'Four projects of the term.',
    body: 'Four projects.',
    cover: 'https://example.edu/cover.webp',
    publishedAt: '2026-02-01T09:00:00.000Z',
    ...overrides,
  }
}

/** A whole members' resource of the model. */
export function aResource(overrides: Partial<Resource> = {}): Resource {
  return {
    id: 'resource-1',
    title: 'Git from Scratch',
    description: 'Slides and exercises.',
    url: 'https://example.edu/git.pdf',
    category: 'Slides',
    pinned: false,
    createdAt: '2026-01-10T12:00:00.000Z',
    ...overrides,
  }
}

/** A stored event that the rules accept and the decoder shows without a problem. */
export function aStoredEvent(overrides: StoredDocument = {}): StoredDocument {
  return {
    title: 'Evening of Talks',
    date: '2026-03-14',
    time: '17:30',
    location: 'Seminar Hall',
    description: 'Three *short* talks.',
    registrationLink: 'https://example.edu/register',
    updatedAt: new Date('2026-03-01T10:00:00Z'),
    ...overrides,
  }
}

/** A stored team member. */
export function aStoredMember(overrides: StoredDocument = {}): StoredDocument {
  return {
    name: 'Exa Mple',
    role: 'Lead',
    order: 1,
    photoUrl: 'https://example.edu/exa.webp',
    linkedin: 'https://www.linkedin.com/in/exa-mple',
    github: 'https://github.com/exa-mple',
    updatedAt: new Date('2026-03-01T10:00:00Z'),
    ...overrides,
  }
}

/** A stored gallery image. */
export function aStoredImage(overrides: StoredDocument = {}): StoredDocument {
  return {
    imageUrl: 'https://example.edu/hall.webp',
    caption: 'A full hall',
    uploadedAt: new Date('2026-03-01T10:00:00Z'),
    width: 1200,
    height: 800,
    updatedAt: new Date('2026-03-01T10:00:00Z'),
    ...overrides,
  }
}

/** A stored published post. */
export function aStoredPost(overrides: StoredDocument = {}): StoredDocument {
  return {
    title: 'What We Built',
    slug: 'what-we-built',
    summary: 'Four projects of the term.',
    body: 'Four *projects*.',
    cover: 'https://example.edu/cover.webp',
    status: 'published',
    publishedAt: new Date('2026-02-01T09:00:00Z'),
    updatedAt: new Date('2026-02-01T09:00:00Z'),
    ...overrides,
  }
}

/** A stored members' resource. */
export function aStoredResource(overrides: StoredDocument = {}): StoredDocument {
  return {
    title: 'Git from Scratch',
    description: 'Slides and exercises.',
    url: 'https://example.edu/git.pdf',
    category: 'Slides',
    pinned: false,
    createdAt: new Date('2026-01-10T12:00:00Z'),
    updatedAt: new Date('2026-01-10T12:00:00Z'),
    ...overrides,
  }
}
