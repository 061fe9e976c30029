import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from '../theme/ui-provider';
import { DestinationPoster } from './destination-poster';

const show = (props: Partial<Parameters<typeof DestinationPoster>[0]>) =>
  render(
    <UiProvider>
      <DestinationPoster id={7} name="Lisbon" decorative={false} {...props} />
    </UiProvider>,
  );

describe('DestinationPoster', () => {
  it.each(['Bali, Indonesia', 'Japan', 'Thailand', 'Italy', 'Spain', 'Peru', 'Hokkaido, japan'])(
    'has a poster drawn for %s',
    (name) => {
      const { container } = show({ name });
      expect(screen.getByRole('img')).toHaveAccessibleName(/[a-z]/);
      expect(container.querySelector('img')).toBeInTheDocument();
    },
  );

  it('generates one for a place without its own', async () => {
    const { container } = show({});
    await waitFor(() => expect(container.querySelector('svg[data-scene]')).toBeInTheDocument());
    expect(container.querySelector('img')).not.toBeInTheDocument();
  });

  it('lets an image win, and falls back to the poster when it does not load', async () => {
    const { container } = show({ imageUrl: 'https://pictures.example/lisbon.jpg' });
    const image = screen.getByRole('img', { name: 'Lisbon' });
    expect(image).toHaveAttribute('src', 'https://pictures.example/lisbon.jpg');
    fireEvent.error(image);
    await waitFor(() => expect(container.querySelector('svg[data-scene]')).toBeInTheDocument());
  });

  it('is hidden from screen readers beside its caption', async () => {
    const { container } = show({ decorative: true });
    await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows another piece of the picture for another variant', () => {
    const styleOf = (variant: number) => {
      const { container, unmount } = show({ name: 'Japan', variant });
      const style = container.querySelector('.piece > div')?.getAttribute('style');
      unmount();
      return style;
    };
    expect(styleOf(8)).toBe(styleOf(2));
    expect(styleOf(2)).not.toBe(styleOf(3));
  });
});
