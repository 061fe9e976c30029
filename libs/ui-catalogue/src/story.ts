import type { ReactNode } from 'react';

/** One page of the catalogue: a part of @wayfellow/ui, or a few that belong together, in all their looks. */
export interface Story {
  /** In the address: kebab-case, once in the catalogue. */
  id: string;
  title: string;
  /** What is seen → it; each stands below a heading of its own. */
  looks: Record<string, ReactNode>;
}

/** Where the story stands alone, relative to the catalogue. */
export const addressOf = (story: Story): string => `?story=${story.id}`;
