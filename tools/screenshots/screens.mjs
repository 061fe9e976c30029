import path from 'node:path';
import { meetups } from './meetups.mjs';
import { root } from '../workspace.mjs';

/**
 * @typedef {object} Screen
 * @property {string} name of its files
 * @property {string} [as] the username of who sees it; a visitor without
 * @property {string | ((stage: Stage) => Promise<string>)} path
 * @property {(page: import('playwright-core').Page) => Promise<void>} [prepare] leads to the state to show
 * @property {boolean} [isWindow] what is in the window, instead of the whole page: for dialogs and chats
 *
 * @typedef {Awaited<ReturnType<typeof import('./visitors.mjs').visitorsOf>> & { idOf: (username: string) => number }} Stage
 */

const PHOTO = path.join(root, 'backend/src/schema/seed/data/portraits/ana-512.webp');

const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const menu = (name, entry) => async (page) => {
  await button(`More about ${name}`)(page);
  await page.getByRole('menuitem', { name: entry }).waitFor();
};
const menuEntry = (name, entry) => async (page) => {
  await menu(name, entry)(page);
  await page.getByRole('menuitem', { name: entry }).click();
};
const to = (start, username) => (stage) => stage.idOf(username).then((id) => `${start}/${id}`);

const report = async (page) => {
  await menuEntry('Dorian Vale', 'Report Dorian')(page);
  await page.getByText('Scam or asks for money').click();
};

/** @type {Screen[]} */
const visitors = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search?destination=Lisbon' },
  { name: 'explore-map', path: '/explore?view=map' },
  { name: 'explore-map-table', path: '/explore?view=map&as=table' },
  { name: 'crossings-visitor', path: async (stage) => stage.countPath() },
  {
    name: 'register',
    path: '/register',
    prepare: async (page) => {
      await page.getByLabel('Username').fill('mara');
      await page.getByLabel('Email').fill('mara@wayfellow.example');
      await page.getByLabel('Password', { exact: true }).fill('thermos window seat');
      await page.getByLabel('Full name').fill('Mara Lindqvist');
    },
  },
  { name: 'login', path: '/login' },
  {
    name: 'password-forgot',
    path: '/forgot',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@wayfellow.example');
      await button(/^Send/)(page);
      await page.getByText('Check your inbox').waitFor();
    },
  },
  {
    name: 'password-new',
    path: async (stage) => stage.resetLink(),
    prepare: (page) => page.getByLabel('New password').fill('thermos window seat'),
  },
  { name: 'meeting-plan', path: async (stage) => stage.planLink() },
  { name: 'safety-center', path: '/safety' },
  { name: 'safety-rules', path: '/safety/rules' },
  { name: 'safety-privacy', path: '/safety/privacy' },
  { name: 'safety-terms', path: '/safety/terms' },
  { name: 'safety-report', path: '/safety/report' },
];

/** @type {Screen[]} */
const travelers = [
  { name: 'matches', as: 'ana', path: '/matches' },
  { name: 'crossings', as: 'ana', path: '/crossings' },
  { name: 'explore-own-map', as: 'ana', path: '/explore?view=map' },
  { name: 'route', as: 'ana', path: async (stage) => stage.routePath() },
  { name: 'route-new', as: 'ana', path: '/routes/new' },
  { name: 'route-shared', as: 'ben', path: async (stage) => stage.sharedRoutePath() },
  { name: 'messages', as: 'ana', path: to('/messages', 'ben'), isWindow: true },
  { name: 'group', as: 'ana', path: async (stage) => stage.groupPath(), isWindow: true },
  { name: 'profile', as: 'ana', path: '/profile' },
  { name: 'traveler', as: 'ana', path: to('/travelers', 'clara.weiss') },
  {
    name: 'traveler-menu',
    as: 'ana',
    path: to('/travelers', 'clara.weiss'),
    prepare: menu('Clara Weiss', 'Block Clara'),
    isWindow: true,
  },
  { name: 'traveler-self', as: 'ana', path: to('/travelers', 'ana') },
  {
    name: 'block',
    as: 'ana',
    path: to('/travelers', 'clara.weiss'),
    prepare: menuEntry('Clara Weiss', 'Block Clara'),
    isWindow: true,
  },
  { name: 'chat-hints', as: 'priya.r', path: to('/messages', 'dorian.v'), isWindow: true },
  { name: 'report', as: 'priya.r', path: to('/messages', 'dorian.v'), prepare: report, isWindow: true },
  {
    name: 'report-details',
    as: 'priya.r',
    path: to('/messages', 'dorian.v'),
    prepare: async (page) => {
      await report(page);
      await button('Next')(page);
      await button('Choose messages')(page);
      for (const index of [0, 1]) await page.getByRole('dialog').getByRole('checkbox').nth(index).check();
    },
    isWindow: true,
  },
  {
    name: 'meet-safely',
    as: 'ana',
    path: to('/messages', 'clara.weiss'),
    prepare: async (page) => {
      await button('Meet safely')(page);
      await page.getByLabel('Where').fill('Botanical garden, north gate');
    },
    isWindow: true,
  },
  {
    name: 'meet-safely-planned',
    as: 'ana',
    path: to('/messages', 'ben'),
    prepare: button('Meet safely'),
    isWindow: true,
  },
  {
    name: 'traveled-together',
    as: 'ana',
    path: to('/travelers', 'clara.weiss'),
    prepare: async (page) => {
      await menuEntry('Clara Weiss', 'We traveled together')(page);
      await page.getByText('We traveled together', { exact: true }).last().click();
    },
    isWindow: true,
  },
  {
    name: 'notifications',
    as: 'ana',
    path: to('/travelers', 'clara.weiss'),
    prepare: async (page) => {
      await button(/^Notifications/)(page);
      await page.getByText('wants to travel with you').first().waitFor();
    },
    isWindow: true,
  },
  { name: 'notifications-all', as: 'ana', path: '/notifications' },
  { name: 'account', as: 'ana', path: '/account' },
  { name: 'account-finds', as: 'ana', path: '/account?part=finds' },
  { name: 'account-blocked', as: 'ana', path: '/account?part=blocked' },
  { name: 'notification-settings', as: 'ana', path: '/account?part=notifications' },
  {
    name: 'quiet-hours',
    as: 'ana',
    path: '/account?part=notifications',
    prepare: button(/change the quiet hours$/),
    isWindow: true,
  },
  { name: 'account-contacts', as: 'ana', path: '/account?part=contacts' },
  { name: 'account-reports', as: 'priya.r', path: '/account?part=reports' },
  { name: 'data', as: 'ana', path: '/account?part=data' },
  {
    name: 'delete-account',
    as: 'ana',
    path: '/account?part=data',
    prepare: button('Delete my account'),
    isWindow: true,
  },
  {
    name: 'second-factor',
    as: 'ana',
    path: '/account',
    prepare: async (page) => {
      await button(/^Set up/)(page);
      await page.getByText('Cannot scan?').waitFor();
    },
    isWindow: true,
  },
  {
    name: 'photo',
    as: 'ana',
    path: '/profile',
    prepare: async (page) => {
      await button('Change photo')(page);
      await page.locator('input[type=file]').setInputFiles(PHOTO);
    },
    isWindow: true,
  },
];

/** @type {Screen[]} */
const moderators = [
  { name: 'moderation', as: 'mod', path: '/moderation' },
  { name: 'moderation-case', as: 'mod', path: async (stage) => stage.casePath() },
  {
    name: 'moderation-emails',
    as: 'mod',
    path: async (stage) => stage.casePath(),
    prepare: async (page) => {
      await page.getByText('Suspend', { exact: true }).click();
      await page.getByLabel(/^Facts/).fill('You asked two travelers you had never met for 180 to 200.');
      await button('Preview both emails')(page);
      await page.getByRole('dialog', { name: 'Both emails' }).waitFor();
    },
    isWindow: true,
  },
  { name: 'moderation-log', as: 'lead', path: '/moderation/log' },
  {
    name: 'suspended',
    as: 'lena.w',
    path: async (stage) => {
      await stage.decisionPath();
      return '/';
    },
  },
  { name: 'decision', as: 'lena.w', path: async (stage) => stage.decisionPath() },
];

export const screens = [...visitors, ...travelers, ...meetups, ...moderators];
