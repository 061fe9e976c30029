/// <reference path="./assets.d.ts" />
import './theme/augment';

export { darkPalette, lightPalette, radii } from './theme/tokens';
export { UiProvider } from './theme/ui-provider';
export { themePreferences, useThemePreference } from './theme/theme-preference';
export type { ThemePreference } from './theme/theme-preference';
export { themeBootScript } from '../theme-boot.mjs';
export { fontFaces, fontUrls } from './theme/font-faces';

export { crossingText, isOne, numberText, peopleText } from './counts';
export { firstNameOf } from './names';
export { agoText } from './ago';
export { dayCount, dayOf, daysText, formatDay, formatDayRange, formatShortDay } from './dates';

export { Icon } from './icons/icon';
export { iconNames } from './icons/shapes';
export type { IconName } from './icons/shapes';
export { Logo } from './icons/logo';
export { VerifiedSeal } from './icons/verified-seal';

export { Page, PageHeader, ParentLink, Section, SectionHeader } from './parts/page';
export { CardBoundary } from './parts/card-boundary';
export { CardGrid } from './parts/lists/card-grid';
export { AvatarWithFallback } from './parts/people/avatar';
export { allowForeignPictures } from './parts/people/foreign-pictures';
export { ChipRow, FilterChip, FilterChips, InterestChip } from './parts/chips';
export { CountTabs } from './parts/lists/count-tabs';
export { TabRow } from './parts/lists/tab-row';
export { ConfirmDialog, ResponsiveDialog } from './parts/dialogs';
export { EmptyDrawing, drawingNames } from './parts/lists/empty-drawing';
export type { DrawingName } from './parts/lists/empty-drawing';
export { EmptyState } from './parts/lists/empty-state';
export { CountBadge } from './parts/notes/count-badge';
export { Tag } from './parts/notes/tag';
export { FailureNote, Note } from './parts/notes/notes';
export { keepFocus } from './parts/keep-focus';
export { OffWithoutNetwork } from './parts/off-without-network';
export { BusyButton, LinkButton, Spinner, TextLink } from './parts/buttons';
export { ShowMore } from './parts/lists/show-more';
export { ConnectButton } from './parts/people/connect-button';
export { MoreButton } from './parts/lists/more-button';
export { PersonLink } from './parts/people/person-link';
export { ReportLink } from './parts/people/report-link';
export { ToastCard } from './parts/notes/toast-card';
export { ConnectionDot } from './parts/people/connection-dot';
export { GroupPicture } from './parts/people/group-picture';

export { FormField } from './forms/form-field';
export type { FieldControl, FieldProps } from './forms/form-field';
export { TextArea, TextInput } from './forms/inputs';
export type { TextInputProps } from './forms/inputs';
export { Stepper } from './forms/stepper';
export { Switch } from './forms/switch';
export { SelectInput } from './forms/select-input';
export type { SelectInputProps } from './forms/select-input';

export { DestinationPoster } from './posters/destination-poster';
export { DrawnPoster } from './posters/drawn-poster';
export { CaptionTab, MountedPoster, PosterCard } from './cards/mount';
export { NotchedHero } from './cards/notched-hero';
export { TripDates } from './cards/trip-dates';
export type { TripDays } from './cards/trip-strip';
export { TravelerCard } from './cards/traveler-card';
export type { TravelerCardFacts } from './cards/traveler-card';
export { DestinationCard, ExploreCard } from './cards/destination-cards';
export type { DestinationFacts } from './cards/destination-cards';
export { SuggestionCard } from './cards/suggestion-card';
export type { Reason } from './cards/suggestion-card';
export { SkeletonCard, skeletonShapes } from './cards/skeleton-card';
export type { SkeletonShape } from './cards/skeleton-card';

export { ChatAuthor } from './chat/chat-author';
export { ChatBubble, ChatDay, ChatStamp } from './chat/chat-bubble';
export { TypingDots } from './chat/typing-dots';

export { SearchPanel } from './search/search-panel';
export { PlaceDatesPanel } from './search/place-dates-panel';
export type { PlaceDates } from './search/place-dates-panel';
export { noCriteria, searchPathOf } from './search/search-criteria';
export type { SearchCriteria } from './search/search-criteria';
export { rangeText } from './search/date-range';
