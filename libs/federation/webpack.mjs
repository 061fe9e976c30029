// webpack's own command looks for webpack-cli beside itself, but npm may install it inside this package, which needs it.
import 'webpack-cli/bin/cli.js';
