import { render, screen } from '@testing-library/react';
import { Evidence } from './evidence';

describe('evidence', () => {
  it('of a rule says what it found, in words', () => {
    const found = {
      reportId: null,
      keptAt: '2026-11-20T10:00:00.000Z',
      sha256: '9f3c'.repeat(16),
      isWhole: true,
      person: { name: 'Ben', age: 31, bio: null, profileImage: null },
      photo: null,
      content: [
        { label: 'otherFeltSafe', text: 'No' },
        { label: 'otherText', text: 'He followed me back to my hostel.' },
      ],
      messages: [],
    };
    render(<Evidence evidence={[found]} />);
    const shown = screen.getByRole('region', { name: 'What a rule found' });
    expect(shown).toHaveTextContent('The other felt safeNo');
    expect(shown).toHaveTextContent('What the other wroteHe followed me back to my hostel.');
  });
});
