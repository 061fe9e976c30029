import { systemText } from './system-text';

it('says who came, went and named a group, and no name that was taken back', () => {
  const line = (kind: Parameters<typeof systemText>[0]['kind'], content: string) =>
    systemText({ kind, content }, 'Ben');
  expect(line('joined', '5')).toBe('Ben joined · you are 5 now');
  expect(line('left', '4')).toBe('Ben left · you are 4 now');
  expect(line('renamed', 'By bus')).toBe('Ben named it “By bus”');
  expect(line('renamed', '')).toBe('Ben gave it another name');
  expect(line('changed', 'The spot was changed.')).toBe('The spot was changed.');
});
