import type { ReactNode } from 'react';

/** One page of the catalogue: a component of @wayfellow/ui, or a few related ones, in all their variants. */
export interface Story {
  /** Used in the URL: kebab-case, unique in the catalogue. */
  id: string;
  title: string;
  /** The variants by name; each is shown below its own heading. */
  looks: Record<string, ReactNode>;
}

/** The URL of the story's own page, relative to the catalogue. */
export const addressOf = (story: Story): string => `?story=${story.id}`;
