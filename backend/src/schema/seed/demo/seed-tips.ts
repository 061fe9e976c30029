import type { EntityManager } from 'typeorm';
import { type DemoTip, readDemoTips } from './demo-tips.js';
import { type UserIds, idIn } from './ids.js';

const insertTips = `
  INSERT INTO tips (destination_id, author_id, title, content, category, upvotes, created_at)
  SELECT destinations.id, author_id, title, content, category, upvotes,
    now() - make_interval(hours => 13 * position::int)
  FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::int[])
    WITH ORDINALITY AS demo(destination, author_id, title, content, category, upvotes, position)
  JOIN destinations ON destinations.name = destination
  ORDER BY position
  RETURNING id`;

const insertUpvotes = `
  INSERT INTO tip_upvotes (tip_id, user_id) SELECT * FROM unnest($1::int[], $2::int[])`;

/** `count` of the travelers without the author; the first one depends on the tip, so that upvotes are spread over all. */
const upvotersOf = (
  tipIndex: number,
  authorId: number,
  count: number,
  everybody: readonly number[],
): number[] => {
  const start = (tipIndex * 7) % everybody.length;
  const round = [...everybody.slice(start), ...everybody.slice(0, start)];
  return round.filter((id) => id !== authorId).slice(0, count);
};

/** Inserts travel tips, by default all, and their upvotes. */
export const seedTips = async (
  manager: EntityManager,
  ids: UserIds,
  demoTips: readonly DemoTip[] = readDemoTips(),
): Promise<void> => {
  const authors = demoTips.map(({ author }) => idIn(ids, author));
  const tips: { id: number }[] = await manager.query(insertTips, [
    demoTips.map(({ destination }) => destination),
    authors,
    demoTips.map(({ title }) => title),
    demoTips.map(({ content }) => content),
    demoTips.map(({ category }) => category),
    demoTips.map(({ upvotes }) => upvotes),
  ]);
  const upvotes = demoTips.flatMap((tip, index) =>
    upvotersOf(index, authors[index] as number, tip.upvotes, [...ids.values()]).map((userId) => ({
      tipId: tips[index]?.id,
      userId,
    })),
  );
  await manager.query(insertUpvotes, [
    upvotes.map(({ tipId }) => tipId),
    upvotes.map(({ userId }) => userId),
  ]);
};
