import type { Story } from '../story';
import { avatars } from './base/avatars.stories';
import { buttons } from './buttons.stories';
import { cards } from './cards.stories';
import { chat } from './chat.stories';
import { chips } from './chips.stories';
import { colors } from './base/colors.stories';
import { confirmDialog, dialog } from './dialogs.stories';
import { emptyStates } from './empty-states.stories';
import { fields } from './fields.stories';
import { grids } from './grids.stories';
import { icons } from './base/icons.stories';
import { notices } from './notices.stories';
import { pageParts } from './page-parts.stories';
import { posters } from './base/posters.stories';
import { placeDatesPanel, searchPanel, slimSearchPanel } from './search-panel.stories';
import { skeletons } from './skeletons.stories';
import { typography } from './base/typography.stories';

/** Every story, in the order of the list. */
export const stories: readonly Story[] = [
  colors,
  typography,
  icons,
  buttons,
  chips,
  fields,
  searchPanel,
  slimSearchPanel,
  placeDatesPanel,
  cards,
  skeletons,
  posters,
  avatars,
  chat,
  notices,
  emptyStates,
  dialog,
  confirmDialog,
  pageParts,
  grids,
];
