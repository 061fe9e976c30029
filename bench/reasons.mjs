// Why goals of bench/goals.mjs are missed: what was measured about it, and what was tried. By hand, so that measuring again
// keeps it. The summary shows the reasons of the goals that are missed; one whose goal is met is left out, and can go.

/** @type {Record<string, string>} by the goal's id */
export const reasons = {
  'chat.closed.floor':
    'PostgreSQL takes twice the CPU for a message (0.14 s for 10,000, the floor 0.07), the instances 1.2 times (0.30 and 0.25). Its statement locks the match of the two, so that a block or an ended match decides, joins each message to it, and finds by its id one that was sent again; the floor asks nobody. What made it quick is the floor’s own: one statement at a time for all that waits, one publish for what it stored, frames that are serialized once.',
  'chat.cpu.floor':
    'As above: two thirds of what is more are PostgreSQL’s, for the lock of the match and the message’s own id.',
  'chat.open300.p99.floor':
    'Once a second each instance records for the bell what is unread, beside the messages: at least 11 ms for a hundred conversations. Twenty of them take 5 ms, so that recording five times a second would disturb more messages, each by less, at twice the work; it was left.',
  'chat.open300.p99.socketio': 'The record of what is unread, as above; socket.io has nothing like it.',
  'chat.open800.p99.floor': 'The record of what is unread, as at 300/s.',
  'chat.open800.p99.socketio': 'The record of what is unread, as at 300/s.',
  'idle.total.floor':
    'It is what a program of this size weighs before its first socket: two instances 275 MiB, of which 128 are JavaScript’s heap (framework, mapper, schemas, the code of some thirty modules); two of the floor 81, of which 22 are heap. The 12,000 sockets add less than in the floor: 38 MiB, which also fill room that the start left, and 73. Loading parts only when they are used was tried for two libraries and gave nothing measurable; by import the heaviest take 5.3 MiB (mapper), 4.5 (jobs), 4.4 (description of the API), 4.2 (Redis). With --max-semi-space-size=4 an instance takes 113 MiB instead of 140, but chat then reaches 0.64 of the floor’s messages a second instead of 0.74, at 1.8 times its CPU a message instead of 1.5: it is not set.',
  'http.fastify':
    'What is left of an answer is promised: writing to the socket is nearly half of its CPU, collecting garbage a sixth, Node’s own handling of HTTP an eighth, the log line (written once a turn of the event loop) a tenth, and the headers, the limit and the metrics together a tenth. Without the framework, from a body in memory, it costs PostgreSQL nothing.',
  'answers.conversations.floor':
    'About a millisecond more than the floor on a quiet machine (1.9 and 0.9), as for a thread: what every request passes (log line, limits, headers, session with standing) and one statement more. Preparing the statements brought matches, suggestions and search below twice the floor; the session’s own read and the framework have not been taken apart.',
  'answers.thread.floor':
    'As for conversations: 1.9 ms where the floor takes 0.9. It was measured while whether the other may be read was a statement of its own. Now the page itself asks that, and only an empty one asks why; it has not been measured again.',
  'answers.destination.growth':
    'The page says how many travelers the viewer may see go there, and counts them all for each answer: 24 ms for 73,000 of them at a million travelers. Its first travelers took 37 ms, sorted from all; walking the index by start date takes 1 ms. Who is there on the viewer’s own days took 21 ms, and 10 by reading those days alone. Counting by hashing instead of sorting was no faster (28 ms). A count kept beforehand would have to follow every trip, block and setting of who may find whom.',
  'search.shared.floor':
    'At a million travelers 1.23 ms where the floor takes 0.97. The floor ranks the best pairs of trips and stops there; ours also leaves out who is in a block and who is not shown, and compares everybody who goes there when the pairs yield too few people.',
  'search.elsewhere.ready':
    'There is no list made beforehand: people are ranked level by level when they are asked for, in 1.8 to 3.1 ms at a million travelers where a list is read in 0.14 to 0.23. That is a fifth to a third of the whole answer over HTTP (9 to 12 ms); a list would have to follow every change of anybody’s interests, answers, trips and blocks.',
  'search.suggest.growth':
    'Everybody who goes to the most popular destination is a candidate, and they grow with the travelers. The floor grows more: from 0.28 to 2.57 ms, ours from 0.52 to 2.23.',
  'search.hot.floor':
    'The floor asks one statement; we ask two, first for the places of the text and then for their trips, and boost Premium: 1.13 ms at a million travelers, the floor 0.53.',
  'search.rare.floor':
    'Two statements where the floor asks one, as for hot: 0.58 ms at a million travelers, the floor 0.27.',
  'search.broad.floor':
    'One place in eight matches the text. Of each the soonest trips are read, and then those that Premium boosts among them: 5.54 ms at a million travelers, the floor 3.82.',
  'search.broad.growth':
    'There are more trips at each of the 250 places that match. The floor grows alike: from 1.14 to 3.82 ms, ours from 1.71 to 5.54.',
  'search.naive':
    'The naive query is quick here, too, because it begins with the few places that match: 11 to 58 ms at a million travelers. By a name alone ours is 121 times as fast, for nothing 309 times.',
  'crossings.floor':
    'All people of a board are grouped before the first 20 are known; the floor ranks pairs of trips, and groups only the best. Of the 7.4 ms of a board of 10,900 trips grouping takes 3. A small board, 0.1 ms above the floor, has the fixed cost of blocks and of how each of the 20 is connected. Ranking pairs first would need a second way for pages after the first, as suggestions have one, and save 6 ms at most; it was left.',
  'crossings.growth':
    'Counts are exact and sort all trips of a board, which grow with the travelers: from 10,000 to a million a hundred times as many at the busiest place with its next 8, for which the time grows 52 times, to 26 ms; the floor, which only counts them, 8 times, to 3 ms. Boards of a usual place stay below three times.',
  'pages.js':
    '140 kB: 100 are third-party code that every page starts with (React DOM, the parts of MUI and Emotion in use, the router, the query cache), 24 our own frame around every page, 16 the home screen. Parts that a first page does not show are loaded when they are needed already; what is left to take out is the component library itself.',
  'scaling.cpu':
    'One instance hands a message to its receiver itself; with more, the receiver’s instance takes it from Redis and does its part, and all others read it, too, because there is one channel for all. Each instance also stores and publishes only what came to it, so that fewer messages share a statement, a commit and a publish: at 300/s three instances take 1.4 times the CPU of PostgreSQL and twice that of the instances. Reading for the others is not what costs: a parcel takes 4 µs, and up to a hundred instances that is a tenth of a core of each (fan-out.md, a simulation of measured parts). A channel for each user was reckoned there, and pays from some three hundred instances on.',
};
