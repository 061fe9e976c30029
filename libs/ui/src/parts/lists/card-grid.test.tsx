import { render, screen } from '@testing-library/react';
import { UiProvider } from '../../theme/ui-provider';
import { CardGrid } from './card-grid';

const Card = ({ name }: { name?: string }) => (
  <li>{name?.trim() ?? (undefined as never as string).trim()}</li>
);

test('a card that throws is missing, and the others stand; given what it needs it is back', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const grid = (second?: string) => (
    <UiProvider>
      <CardGrid component="ul">
        {['Ana', second, 'Eve'].map((name, index) => (
          <Card key={index} name={name} />
        ))}
      </CardGrid>
    </UiProvider>
  );
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const { rerender } = render(grid());
  expect(shown()).toEqual(['Ana', 'Eve']);
  rerender(grid('Ben'));
  expect(shown()).toEqual(['Ana', 'Ben', 'Eve']);
  logged.mockRestore();
});
