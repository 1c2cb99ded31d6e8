"""Builds the site: what Zensical makes of each language, the look of the page, and what plays in the browser."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.site.checking import faults
from tools.site.gathering import gather, nav_of
from tools.site.links import NotThere
from tools.site.places import HERE, MAIN, ROOT, navigation

SITE = ROOT / "build" / "site"
STAGE = ROOT / "build" / "site-source"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
FONTS = MODULES / "@fontsource-variable" / "sofia-sans-semi-condensed"
WORKER = MODULES / "iframe-worker"
ENGINE = ROOT / "src" / "tenfold" / "core" / "compile" / "wasm" / "engine.js"
UNOFFICIAL = "MIT. An unofficial project: TEN and 10 Trick Later belong to their authors and publishers."
# What the generator's own words do not say, by language.
WORDS = {
    "en": {
        "DESCRIPTION": "A home for two card games: TEN and 10 Trick Later",
        "AUTO": "As the system",
        "LIGHT": "Light",
        "DARK": "Dark",
        "COPYRIGHT": UNOFFICIAL,
    },
    "de": {
        "DESCRIPTION": "Ein Zuhause für zwei Kartenspiele: TEN und 10 Trick Later",
        "AUTO": "Wie das System",
        "LIGHT": "Hell",
        "DARK": "Dunkel",
        "COPYRIGHT": "MIT. Ein inoffizielles Projekt: TEN und 10 Trick Later gehören ihren Autoren und Verlagen.",
    },
    "es": {
        "DESCRIPTION": "Una casa para dos juegos de cartas: TEN y 10 Trick Later",
        "AUTO": "Como el sistema",
        "LIGHT": "Claro",
        "DARK": "Oscuro",
        "COPYRIGHT": "MIT. Un proyecto no oficial: TEN y 10 Trick Later son de sus autores y editoriales.",
    },
    "ja": {
        "DESCRIPTION": "2つのカードゲーム、TENと10 Trick Laterの遊び場",
        "AUTO": "システムに合わせる",
        "LIGHT": "ライト",
        "DARK": "ダーク",
        "COPYRIGHT": "MIT。非公式のプロジェクトです。TENと10 Trick Laterの権利は作者と出版社にあります。",
    },
}
SWITCH = re.compile(r'href="[^"]*" hreflang="(\w+)"')
DARK_BY_SYSTEM = re.compile(r"@media \(prefers-color-scheme: dark\) \{.*?\n\}\n", re.DOTALL)


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def make_sources(stage: Path) -> None:
    """All that the generator reads."""
    shutil.rmtree(stage, ignore_errors=True)
    gather(stage)
    for language in navigation():
        put_look(stage / language / "look")


def put_look(folder: Path) -> None:
    """Colours, font and icon are those of the page; the switch of the site, not the system, says which colours."""
    folder.mkdir(parents=True)
    tokens = (WEB / "src" / "look" / "tokens.css").read_text(encoding="utf-8")
    (folder / "tokens.css").write_text(by_switch(tokens), encoding="utf-8")
    shutil.copy(HERE / "look.css", folder)
    shutil.copy(WEB / "public" / "icon.svg", folder)
    shutil.copy(WORKER / "shim" / "index.js", folder / "iframe-worker.js")
    shutil.copy(WORKER / "LICENSE", folder / "iframe-worker-license.txt")
    put_fonts(folder)


def by_switch(tokens: str) -> str:
    tokens = DARK_BY_SYSTEM.sub("", tokens)
    return tokens.replace(":root[data-theme='dark']", "[data-md-color-scheme='slate']")


def put_fonts(folder: Path) -> None:
    """The font comes with what the page is made with; its licence goes along."""
    faces = (WEB / "src" / "look" / "font.css").read_text(encoding="utf-8")
    (folder / "fonts.css").write_text(re.sub(r"url\('[^']*/", "url('", faces), encoding="utf-8")
    for name in re.findall(r"[\w-]+\.woff2", faces):
        shutil.copy(FONTS / "files" / name, folder)
    shutil.copy(FONTS / "LICENSE", folder / "font-license.txt")


def configuration(language: str) -> str:
    """What Zensical wants to know of a language; it builds only within the folder of this file."""
    main = language == MAIN
    values = {
        **WORDS[language],
        "LANGUAGE": language,
        "NAVIGATION": nav_text(nav_of(language)),
        "ROOT": str(ROOT),
        "SITE": "site" if main else f"site/{language}",
        "SOURCE": language,
        "TOP": "." if main else "..",
    }
    template = (HERE / "zensical.toml").read_text(encoding="utf-8")
    return re.sub(r"@([A-Z]+)", lambda found: values[found[1]], template)


def nav_text(nav: dict[str, list[str]]) -> str:
    """As TOML: lists of texts look there as they do in JSON."""
    parts = [f"{{ {json.dumps(title, ensure_ascii=False)} = {json.dumps(pages)} }}" for title, pages in nav.items()]
    return f"[{', '.join(parts)}]"


def generate(language: str, stage: Path) -> None:
    file = stage / f"{language}.toml"
    file.write_text(configuration(language), encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", str(file)]
    done = subprocess.run(command, cwd=stage, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotThere(f"Zensical does not take the pages in {language}:\n{done.stdout}{done.stderr}")


def lead_to_the_same_page(site: Path) -> None:
    """The generator knows only the first page of each language; where there is the same page, the switch leads to it."""
    for language in navigation():
        for file in (site if language == MAIN else site / language).glob("*.html"):
            file.write_text(switched(file, site), encoding="utf-8")


def switched(file: Path, site: Path) -> str:
    def again(switch: re.Match[str]) -> str:
        return f'href="{other(file, switch[1], site)}" hreflang="{switch[1]}"'

    return SWITCH.sub(again, file.read_text(encoding="utf-8"))


def other(file: Path, language: str, site: Path) -> str:
    """From a page to the one of another language: the same, or its first."""
    here = "" if file.parent == site else "../"
    there = "" if language == MAIN else f"{language}/"
    name = file.name if (site / there / file.name).exists() else "index.html"
    return f"{here}{there}{name}"


def put_engines(site: Path) -> None:
    """What the page to try it plays with."""
    subprocess.run([sys.executable, "-m", "tenfold.bots.engines", str(site / "engines")], check=True)


def build(site: Path, stage: Path) -> None:
    """The pages alone."""
    make_sources(stage)
    for language in sorted(navigation(), key=lambda one: one != MAIN):
        say(f"Making the pages in {language} ...")
        generate(language, stage)
    shutil.rmtree(site, ignore_errors=True)
    shutil.move(stage / "site", site)
    lead_to_the_same_page(site)
    for script in (ENGINE, HERE / "try.js"):
        shutil.copy(script, site)


def main(arguments: list[str]) -> int:
    site = Path(arguments[0]).resolve() if arguments else SITE
    try:
        build(site, STAGE)
    except NotThere as why:
        sys.stderr.write(f"{why}\n")
        return 1
    say("Making what plays in the browser; a minute or two the first time ...")
    put_engines(site)
    wrong = faults(site)
    for fault in wrong:
        sys.stderr.write(f"{fault}\n")
    say(f"The site is in {site}: open index.html, or serve the folder." if not wrong else f"{len(wrong)} faults.")
    return 1 if wrong else 0
