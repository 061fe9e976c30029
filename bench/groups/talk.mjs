/** The most people of a group. */
export const SIZE = 12;

/**
 * Groups of twelve, spread over the instances, in which every second person writes: as many who write as in pairs.
 *
 * @param {number[]} conversationIds one for each twelve people
 * @returns {(people: object[], instances: number) => import('../chat/talk-together.mjs').Talk}
 */
export const inGroups = (conversationIds) => (people, instances) => ({
  streams: conversationIds.flatMap((conversationId, group) => {
    const members = Array.from({ length: SIZE }, (_, n) => group * SIZE + n);
    return members
      .filter((_, n) => n % 2 === 0)
      .map((writer) => ({
        people: [writer, ...members.filter((member) => member !== writer)],
        to: { conversationId },
      }));
  }),
  instances: people.map((_, i) => i % instances),
});
