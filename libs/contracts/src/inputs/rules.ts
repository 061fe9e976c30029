import { findables, interestNames, matchAnswers, matchLists, tipCategories } from '../choices.js';
import { limits } from '../limits.js';
import { isOwnPicture, posterNames } from '../pictures.js';
import { isPlainUsername, isReservedUsername } from './usernames.js';
import { crossingRules } from '../together/crossing-rules.js';
import { groupRules } from '../together/group-rules.js';
import { meetupRules } from '../together/meetup-rules.js';
import { routeRules } from '../together/route-rules.js';
import { safetyRules } from './safety-rules.js';
import { secondStepRules } from './second-step-rules.js';
import type { Bound, Rule, TextRule } from './rule.js';

declare const URL: { canParse(url: string): boolean };

const EMAIL = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@.<>()[\],;:"\\\p{C}]+(\.[^\s@.<>()[\],;:"\\\p{C}]+)+$/u;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/**
 * A path of our own pictures, or an address over https: over plain http, anyone on the network could see which pictures a
 * user views.
 */
const isPictureUrl = (value: string) =>
  isOwnPicture(value) || (/^https:\/\/[^\s]+$/i.test(value) && URL.canParse(value));

/** A bound from limits.ts with its message. The message repeats the number so that it can be searched for; a test compares them. */
const bound = (value: number, text: string): Bound => ({ value, text });

const username: TextRule = {
  kind: 'text',
  trim: true,
  text: 'Username must be at least 3 characters',
  min: bound(limits.username.min, 'Username must be at least 3 characters'),
  max: bound(limits.username.max, 'Username cannot exceed 30 characters'),
  form: 'NFKC',
  // Prevents names that look alike.
  pattern: {
    accepts: isPlainUsername,
    text: 'Username can only contain letters, digits, dots, underscores and hyphens',
  },
  reserved: {
    accepts: (value) => !isReservedUsername(value),
    text: 'This username is reserved. Please choose another.',
  },
};
const password: TextRule = {
  kind: 'text',
  text: 'Password must be at least 6 characters',
  min: bound(limits.password.min, 'Password must be at least 6 characters'),
  max: bound(limits.password.max, 'Password cannot exceed 128 characters'),
};

/** Checked by the server only: the list of common passwords is too long for browsers. */
export const commonPasswordText = 'This password is too common. Please choose another.';

/** Every field rule of the product, by field name. Numbers come from limits.ts, messages from the specification. */
export const rules = {
  username,
  password,
  /** Sign-in checks only the lower bounds, so that the rules reveal nothing to someone guessing. */
  loginUsername: {
    ...username,
    max: undefined,
    form: undefined,
    pattern: undefined,
    reserved: undefined,
  } satisfies TextRule as TextRule,
  loginPassword: { ...password, max: undefined } satisfies TextRule as TextRule,
  email: {
    kind: 'text',
    trim: true,
    text: 'Please enter a valid email address',
    max: { value: limits.email.max, text: 'Please enter a valid email address' },
    pattern: { accepts: (value) => EMAIL.test(value), text: 'Please enter a valid email address' },
  },
  name: {
    kind: 'text',
    trim: true,
    text: 'Name must be at least 2 characters',
    min: bound(limits.name.min, 'Name must be at least 2 characters'),
    max: bound(limits.name.max, 'Name cannot exceed 80 characters'),
    oneLine: 'Name cannot contain line breaks or invisible characters',
  },
  age: {
    kind: 'integer',
    optional: true,
    ...limits.age,
    text: 'Age must be between 18 and 120',
  },
  bio: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'Bio must be a text',
    max: bound(limits.bio.max, 'Bio cannot exceed 250 characters'),
  },
  profileImage: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'Please enter a valid URL',
    max: { value: limits.profileImage.max, text: 'Please enter a valid URL' },
    pattern: { accepts: isPictureUrl, text: 'Please enter a valid URL' },
  },
  tipTitle: {
    kind: 'text',
    trim: true,
    text: 'Title must be at least 5 characters',
    min: bound(limits.tipTitle.min, 'Title must be at least 5 characters'),
    max: bound(limits.tipTitle.max, 'Title cannot exceed 100 characters'),
    oneLine: 'Title cannot contain line breaks or invisible characters',
  },
  tipContent: {
    kind: 'text',
    trim: true,
    text: 'Content must be at least 20 characters',
    min: bound(limits.tipContent.min, 'Content must be at least 20 characters'),
    max: bound(limits.tipContent.max, 'Content cannot exceed 1000 characters'),
  },
  tipCategory: { kind: 'choice', values: tipCategories, text: 'Please select a category' },
  tipCategoryFilter: {
    kind: 'choice',
    optional: true,
    values: tipCategories,
    text: 'Please select a category',
  },
  messageContent: {
    kind: 'text',
    trim: true,
    text: 'Please write a message',
    min: bound(1, 'Please write a message'),
    max: bound(limits.messageContent.max, 'Message cannot exceed 4000 characters'),
  },
  clientId: {
    kind: 'text',
    optional: true,
    text: 'clientId must be a UUID',
    pattern: { accepts: (value) => UUID.test(value), text: 'clientId must be a UUID' },
  },
  isTyping: { kind: 'flag', text: 'isTyping must be true or false' },
  destination: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'Please enter a destination',
    min: bound(limits.destination.min, 'Destination must be at least 2 characters'),
    max: bound(limits.destination.max, 'Destination cannot exceed 100 characters'),
    oneLine: 'Destination cannot contain line breaks or invisible characters',
  },
  startDate: { kind: 'day', text: 'Please choose a start date' },
  endDate: { kind: 'day', text: 'Please choose an end date' },
  tripDescription: {
    kind: 'text',
    optional: true,
    text: 'Description must be a text',
    max: bound(limits.tripDescription.max, 'Description cannot exceed 500 characters'),
  },
  /** Left out: not quiet, or as before. */
  tripIsQuiet: { kind: 'flag', optional: true, text: 'isQuiet must be true or false' },
  interestName: { kind: 'choice', values: interestNames, text: 'Please select an interest' },
  searchText: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'Destination must be a text',
    max: bound(limits.searchText.max, 'Destination cannot exceed 100 characters'),
  },
  searchInterest: {
    kind: 'choice',
    optional: true,
    values: ['any', ...interestNames],
    text: 'Please select an interest',
  },
  searchDay: { kind: 'day', optional: true, text: 'Dates are written yyyy-MM-dd' },
  matchList: {
    kind: 'choice',
    optional: true,
    values: matchLists,
    text: 'List must be requests, sent or matched',
  },
  matchAnswer: { kind: 'choice', values: matchAnswers, text: 'Status must be accepted or rejected' },
  findable: { kind: 'choice', values: findables, text: 'Findable must be everyone, members or nobody' },
  /** Left out: unchanged. */
  showsForeignPictures: {
    kind: 'flag',
    optional: true,
    text: 'showsForeignPictures must be true or false',
  },
  posterName: { kind: 'choice', values: posterNames, text: 'Please choose one of the posters' },
  id: { kind: 'integer', min: 1, max: limits.id.max, text: 'Id must be a positive whole number' },
  optionalId: {
    kind: 'integer',
    optional: true,
    min: 1,
    max: limits.id.max,
    text: 'Id must be a positive whole number',
  },
  messageId: {
    kind: 'integer',
    min: 1,
    max: limits.messageId.max,
    text: 'Message id must be a positive whole number',
  },
  /** The token of a link in an email. All invalid tokens get the same message. */
  linkToken: {
    kind: 'text',
    text: 'This link no longer works. Ask for a new one.',
    min: bound(1, 'This link no longer works. Ask for a new one.'),
    max: bound(limits.linkToken.max, 'This link no longer works. Ask for a new one.'),
  },
  planId: {
    kind: 'text',
    text: 'Please select a valid subscription plan',
    min: bound(1, 'Please select a valid subscription plan'),
    max: { value: 255, text: 'Please select a valid subscription plan' },
  },
  ...secondStepRules,
  ...safetyRules,
  ...crossingRules,
  ...groupRules,
  ...routeRules,
  ...meetupRules,
  preferences: { kind: 'quiz', text: 'Please answer all eight questions with one of their options' },
} as const satisfies Record<string, Rule>;
