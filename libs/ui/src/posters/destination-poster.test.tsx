import { fireEvent, render, waitFor } from '@testing-library/react';
import { UiProvider } from '../theme/ui-provider';
import { DestinationPoster } from './destination-poster';

const show = (props: Partial<Parameters<typeof DestinationPoster>[0]>) =>
  render(
    <UiProvider>
      <DestinationPoster name="Grandma's village" {...props} />
    </UiProvider>,
  ).container;

const landscapeOf = (container: HTMLElement) => container.querySelector('svg[data-scene="open-road"]');

describe('DestinationPoster', () => {
  it('shows the picture of a destination', () => {
    const container = show({ imageUrl: '/posters/lisbon.0123456789ab.svg' });
    expect(container.querySelector('img')).toHaveAttribute('src', '/posters/lisbon.0123456789ab.svg');
  });

  it('draws the landscape that is no place in particular for a place in people’s own words', async () => {
    const container = show({});
    await waitFor(() => expect(landscapeOf(container)).toBeInTheDocument());
    expect(container.querySelector('img')).not.toBeInTheDocument();
  });

  it('draws it too where the picture does not load', async () => {
    const container = show({ imageUrl: 'https://pictures.example/lisbon.jpg' });
    fireEvent.error(container.querySelector('img')!);
    await waitFor(() => expect(landscapeOf(container)).toBeInTheDocument());
  });

  it.each([{}, { imageUrl: '/posters/lisbon.svg' }])(
    'is hidden from screen readers beside its caption: %j',
    async (props) => {
      const container = show(props);
      await waitFor(() =>
        expect(container.querySelector('img[alt=""], svg[aria-hidden="true"]')).toBeInTheDocument(),
      );
    },
  );
});
