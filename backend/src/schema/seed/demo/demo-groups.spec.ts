import { readDemoGroups } from './demo-groups.js';
import { readDemoMatches } from './demo-matches.js';

test('the people of a group are matched with who started it, and wrote what is said in it', () => {
  const matched = new Set(
    readDemoMatches().flatMap(({ from, to, status }) =>
      status === 'accepted' ? [`${from} ${to}`, `${to} ${from}`] : [],
    ),
  );
  for (const { owner, members, lines } of readDemoGroups()) {
    expect(members.filter((username) => !matched.has(`${owner} ${username}`))).toEqual([]);
    expect(lines.filter(({ from }) => ![owner, ...members].includes(from))).toEqual([]);
  }
});
