import { Module } from '@nestjs/common';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BlocksModule } from './modules/blocks/blocks.module.js';
import { CalendarModule } from './modules/calendar/calendar.module.js';
import { ConversationsModule } from './modules/conversations/conversations.module.js';
import { CrossingsModule } from './modules/crossings/crossings.module.js';
import { DestinationsModule } from './modules/destinations/destinations.module.js';
import { DigestsModule } from './modules/digests/digests.module.js';
import { ExportsModule } from './modules/exports/exports.module.js';
import { InterestsModule } from './modules/interests/interests.module.js';
import { LeavingModule } from './modules/leaving/leaving.module.js';
import { MatchesModule } from './modules/matches/matches.module.js';
import { MeetingsModule } from './modules/meetings/meetings.module.js';
import { MeetupsModule } from './modules/meetups/meetups.module.js';
import { MessagesModule } from './modules/messages/messages.module.js';
import { ModerationModule } from './modules/moderation/moderation.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { PhotosModule } from './modules/photos/photos.module.js';
import { QuizModule } from './modules/quiz/quiz.module.js';
import { ReferencesModule } from './modules/references/references.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { RoutesModule } from './modules/routes/routes.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SecondStepModule } from './modules/second-step/second-step.module.js';
import { SubscriptionsModule } from './modules/subscriptions/subscriptions.module.js';
import { SuggestionsModule } from './modules/suggestions/suggestions.module.js';
import { TipsModule } from './modules/tips/tips.module.js';
import { TravelersModule } from './modules/travelers/travelers.module.js';
import { TripsModule } from './modules/trips/trips.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The feature modules, in alphabetical order. */
const features = [
  AccountsModule,
  AuthModule,
  BlocksModule,
  CalendarModule,
  ConversationsModule,
  CrossingsModule,
  DestinationsModule,
  DigestsModule,
  ExportsModule,
  InterestsModule,
  LeavingModule,
  MatchesModule,
  MeetingsModule,
  MeetupsModule,
  MessagesModule,
  ModerationModule,
  NotificationsModule,
  PhotosModule,
  QuizModule,
  ReferencesModule,
  ReportsModule,
  RoutesModule,
  SearchModule,
  SecondStepModule,
  SubscriptionsModule,
  SuggestionsModule,
  TipsModule,
  TravelersModule,
  TripsModule,
  UsersModule,
] as const;

/** The whole backend. */
@Module({ imports: [PlatformModule, ...features] })
export class AppModule {}
