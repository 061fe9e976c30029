// The load, in a process of its own, which whoever started it tells what to do: the people of one peer, on one pair of
// instances.
import { connectAll } from './clients.mjs';
import { talk } from './talk.mjs';

const tasks = {
  /** Messages, and what became of them. */
  talk,
  /** Opens sockets that say nothing, and holds them. */
  open: async ({ protocol, urls, people }) => {
    const startedAt = performance.now();
    await connectAll(
      protocol,
      people.map((person, i) => ({ url: urls[i % urls.length], person, onMessage: () => undefined })),
    );
    return { seconds: (performance.now() - startedAt) / 1000 };
  },
};

process.on('message', async ({ task, ...work }) => process.send(await tasks[task](work)));
