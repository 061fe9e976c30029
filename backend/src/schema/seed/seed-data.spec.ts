import { interestNames, limits, plain, problemOf, rules, tipCategories } from '@wayfellow/contracts';
import { readDemoMatches } from './demo/demo-matches.js';
import { readDemoTips } from './demo/demo-tips.js';
import { MATCHED_DAYS_BEFORE, readDemoReferences } from './demo/demo-references.js';
import { DEMO_PASSWORD, demoEmail, readDemoTravelers } from './demo/demo-travelers.js';
import { readPortraits } from './demo/portraits.js';
import { readDestinations } from './destinations.js';

const destinations = readDestinations();
const demoTravelers = readDemoTravelers();
const demoTips = readDemoTips();
const demoMatches = readDemoMatches();
const demoReferences = readDemoReferences();
const names = destinations.map(({ name }) => name);
const usernames = demoTravelers.map(({ username }) => username);
const trips = demoTravelers.flatMap((traveler) => traveler.trips);

/** Those of `values` that break the rule, so that a failure names them. */
const broken = (rule: Parameters<typeof problemOf>[0], values: readonly unknown[]) =>
  values.filter((value) => problemOf(rule, value) !== undefined);
const without = <T>(values: readonly T[], known: readonly T[]) =>
  values.filter((value) => !known.includes(value));

describe('the shipped destinations', () => {
  it('are at least 120, all different, also without case and accents', () => {
    expect(names.length).toBeGreaterThanOrEqual(120);
    expect(new Set(names.map(plain)).size).toBe(names.length);
    expect(new Set(destinations.map(({ description }) => description)).size).toBe(names.length);
  });

  it('begin with the six samples', () => {
    expect(names.slice(0, 6)).toEqual(['Bali, Indonesia', 'Japan', 'Thailand', 'Italy', 'Spain', 'Peru']);
    expect(names).toEqual(expect.arrayContaining(['Lisbon, Portugal', 'Costa Rica']));
  });

  it('have names that a traveler could write and descriptions of two or three sentences', () => {
    expect(broken(rules.destination, names)).toEqual([]);
    const odd = destinations.filter(({ description }) => {
      const sentences = description.match(/[.!?](\s|$)/g)?.length ?? 0;
      return description.length < 150 || description.length > 350 || sentences < 2 || sentences > 3;
    });
    expect(odd).toEqual([]);
  });
});

describe('the demo travelers', () => {
  it('are sixty with names and addresses of their own, Ana and Ben first', () => {
    expect(usernames.slice(0, 2)).toEqual(['ana', 'ben']);
    expect(new Set(usernames.map((username) => username.toLowerCase())).size).toBe(60);
    expect(new Set(demoTravelers.map(({ name }) => name)).size).toBe(60);
  });

  it('have a portrait each, all different', () => {
    const portraits = demoTravelers.map(({ portrait }) => portrait);
    expect(new Set(portraits).size).toBe(portraits.length);
    expect(
      without(
        portraits,
        readPortraits().map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  it('could all have registered themselves', () => {
    expect(problemOf(rules.password, DEMO_PASSWORD)).toBeUndefined();
    expect(broken(rules.username, usernames)).toEqual([]);
    expect(broken(rules.email, demoTravelers.map(demoEmail))).toEqual([]);
    expect(
      broken(
        rules.name,
        demoTravelers.map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(
      broken(
        rules.age,
        demoTravelers.map(({ age }) => age),
      ),
    ).toEqual([]);
    expect(
      broken(
        rules.bio,
        demoTravelers.map(({ bio }) => bio),
      ),
    ).toEqual([]);
    const answers = demoTravelers.flatMap(({ quiz }) => quiz ?? []);
    expect(broken(rules.preferences, answers)).toEqual([]);
  });

  it('show the edges: the longest bio, none, no age, a long name', () => {
    const bioLengths = demoTravelers.map(({ bio }) => [...(bio ?? '')].length);
    expect(bioLengths).toEqual(expect.arrayContaining([0, limits.bio.max]));
    expect(demoTravelers.some(({ age }) => age === undefined)).toBe(true);
    expect(Math.max(...demoTravelers.map(({ name }) => [...name].length))).toBe(33);
  });

  it('have known interests, none of them twice', () => {
    for (const { interests } of demoTravelers) {
      expect(without(interests, interestNames)).toEqual([]);
      expect(new Set(interests).size).toBe(interests.length);
      expect(interests.length).toBeGreaterThan(0);
    }
  });

  it('cross Ana’s way on each of her trips, five or more of them', () => {
    const [ana, ...others] = demoTravelers;
    for (const mine of ana?.trips ?? []) {
      const isMet = (theirs: (typeof trips)[number]) =>
        theirs.destination === mine.destination &&
        theirs.startsIn < mine.startsIn + mine.days &&
        mine.startsIn < theirs.startsIn + theirs.days;
      expect(others.filter((traveler) => traveler.trips.some(isMet)).length).toBeGreaterThanOrEqual(5);
    }
    expect(ana?.trips.length).toBeGreaterThan(1);
  });

  it('go to shipped destinations, on trips that lie ahead and are not too long', () => {
    expect(
      without(
        trips.map(({ destination }) => destination),
        names,
      ),
    ).toEqual([]);
    expect(
      trips.filter(({ startsIn, days }) => startsIn < 1 || days < 1 || days > limits.tripDays.max),
    ).toEqual([]);
    expect(
      broken(
        rules.tripDescription,
        trips.map(({ description }) => description),
      ),
    ).toEqual([]);
    expect(demoTravelers.filter((traveler) => !traveler.trips.length)).toEqual([]);
  });

  it('meet: in each popular place at least three travelers share days with somebody', () => {
    const overlapping = (place: string) => {
      const there = trips.filter(({ destination }) => destination === place);
      return there.filter((one) =>
        there.some(
          (other) =>
            other !== one &&
            one.startsIn < other.startsIn + other.days &&
            other.startsIn < one.startsIn + one.days,
        ),
      ).length;
    };
    for (const place of ['Lisbon, Portugal', ...names.slice(0, 6)])
      expect(overlapping(place)).toBeGreaterThanOrEqual(3);
  });
});

describe('what the demo travelers wrote', () => {
  it('stands between two of them, once a pair, and only where they matched', () => {
    const pairs = demoMatches.map(({ from, to }) => [from, to].sort().join(' '));
    expect(new Set(pairs).size).toBe(demoMatches.length);
    expect(
      without(
        demoMatches.flatMap(({ from, to }) => [from, to]),
        usernames,
      ),
    ).toEqual([]);
    for (const { from, to, status, messages } of demoMatches) {
      expect(
        without(
          messages.map((message) => message.from),
          [from, to],
        ),
      ).toEqual([]);
      expect(status === 'accepted' || messages.length === 0).toBe(true);
    }
  });

  it('leaves nobody without requests for today, and nobody with more than a day allows', () => {
    expect(demoMatches.filter(({ daysAgo }) => daysAgo < 2)).toEqual([]);
  });

  it('is about days together at a shipped place, once a pair, after both had joined and were matched', () => {
    const pairs = [
      ...demoMatches.map(({ from, to }) => [from, to]),
      ...demoReferences.map(({ one, other }) => [one, other]),
    ].map((pair) => pair.sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(
      without(
        demoReferences.map(({ place }) => place),
        names,
      ),
    ).toEqual([]);
    for (const { one, other, daysAgo } of demoReferences)
      for (const username of [one, other]) {
        const position = usernames.indexOf(username) + 1;
        expect([username, position > 0 && 90 - position > daysAgo + MATCHED_DAYS_BEFORE]).toEqual([
          username,
          true,
        ]);
      }
  });

  it('is unread only where it came last and from the other', () => {
    for (const { messages, unread } of demoMatches) {
      const last = messages.slice(messages.length - unread);
      expect(new Set(last.map(({ from }) => from)).size).toBeLessThanOrEqual(1);
    }
  });

  it('keeps to the limits of messages and tips', () => {
    const texts = demoMatches.flatMap(({ messages }) => messages.map(({ text }) => text));
    expect(broken(rules.messageContent, texts)).toEqual([]);
    expect(
      broken(
        rules.tipTitle,
        demoTips.map(({ title }) => title),
      ),
    ).toEqual([]);
    expect(
      broken(
        rules.tipContent,
        demoTips.map(({ content }) => content),
      ),
    ).toEqual([]);
  });

  it('gives some 120 tips in all ten categories about at least 30 shipped destinations', () => {
    expect(demoTips.length).toBeGreaterThanOrEqual(110);
    expect(new Set(demoTips.map(({ category }) => category)).size).toBe(tipCategories.length);
    const places = demoTips.map(({ destination }) => destination);
    expect(new Set(places).size).toBeGreaterThanOrEqual(30);
    expect(without(places, names)).toEqual([]);
    expect(
      without(
        demoTips.map(({ author }) => author),
        usernames,
      ),
    ).toEqual([]);
  });

  it('has no more upvotes than there are others', () => {
    expect(demoTips.filter(({ upvotes }) => upvotes < 0 || upvotes >= usernames.length)).toEqual([]);
  });
});
