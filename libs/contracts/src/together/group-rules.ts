import { limits } from '../limits.js';
import type { Rule } from '../inputs/rule-kinds.js';

const { people, title } = limits.group;

const groupTitle = {
  kind: 'text',
  trim: true,
  text: 'Please name the group',
  min: { value: title.min, text: `Name must be at least ${title.min} characters` },
  max: { value: title.max, text: `Name cannot exceed ${title.max} characters` },
  oneLine: 'Name cannot contain line breaks or invisible characters',
} as const satisfies Rule;

/** The rules of the calls about groups. */
export const groupRules = {
  groupTitle,
  /** Without one, a group is called by its people. */
  optionalGroupTitle: { ...groupTitle, optional: true },
  /** Beside the one who invites. */
  invitedIds: {
    kind: 'ids',
    largest: limits.id.max,
    min: 1,
    max: people - 1,
    text: `Choose up to ${people - 1} travelers, each once`,
  },
  invitationAnswer: {
    kind: 'choice',
    values: ['joined', 'declined'],
    text: 'answer must be joined or declined',
  },
  /** Null ends it. */
  muteUntil: {
    kind: 'choice',
    optional: true,
    values: ['tomorrow', 'always'],
    text: 'until must be tomorrow, always or null',
  },
} as const satisfies Record<string, Rule>;
