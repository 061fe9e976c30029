import { measuredGrowth, measuredRatio, worksOf, worstOf } from './ratios.mjs';

const names = ['hot', 'rare', 'broad'];

/** What the summary of all goals reads of a run; `wrong` counts the answers that differ from the exact ones. */
export const goalsMeasured = (results, sizes, wrong) => {
  const works = worksOf(results);
  const begin = (text) => works.filter((work) => work.startsWith(text));
  const elsewhere = begin('suggest elsewhere');
  const shared = begin('suggest').filter((work) => !elsewhere.includes(work));
  const ratio = (work, variants) => measuredRatio(results, sizes.at(-1), work, variants);
  const toFloor = (work) => ratio(work, ['product', 'floor']);
  const growth = (work) => measuredGrowth(results, sizes, work);
  return [
    worstOf('search.shared.floor', shared.map(toFloor)),
    worstOf('search.elsewhere.ready', elsewhere.map(toFloor)),
    worstOf('search.suggest.growth', begin('suggest').map(growth)),
    ...names.flatMap((name) => [
      worstOf(`search.${name}.floor`, [toFloor(`search ${name}`)]),
      worstOf(`search.${name}.growth`, [growth(`search ${name}`)]),
    ]),
    worstOf(
      'search.naive',
      names.map((name) => ratio(`search ${name}`, ['naive', 'product'])),
    ),
    { id: 'search.rows', value: wrong },
  ];
};
