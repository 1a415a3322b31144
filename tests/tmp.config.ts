import { defineConfig } from "@playwright/test";
import base from "./playwright.develop.config";
const { globalSetup: _g, projects: _p, ...rest } = base;
export default defineConfig({ ...rest, retries: 0, reporter: "line", timeout: 60_000 });
